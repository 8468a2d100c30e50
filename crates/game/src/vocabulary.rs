//! What the enums of a game's words have in common.

/// Gives an enum without fields its list of variants, its names and its numbers. The enum derives `strum::EnumCount`,
/// `strum::IntoStaticStr` and `strum::VariantArray`, and the crate depends on `strum`.
///
/// ```
/// #[derive(Clone, Copy, strum::EnumCount, strum::IntoStaticStr, strum::VariantArray)]
/// #[strum(serialize_all = "snake_case")]
/// enum Colour {
///     Red,
///     DarkBlue,
/// }
/// game::vocabulary!(Colour);
///
/// assert_eq!(Colour::ALL.map(Colour::name), ["red", "dark_blue"]);
/// assert_eq!(Colour::DarkBlue.number(), 1);
/// ```
#[macro_export]
macro_rules! vocabulary {
    ($word:ident) => {
        impl $word {
            /// Every variant, in order.
            pub const ALL: [$word; <$word as strum::EnumCount>::COUNT] =
                $crate::array_of(<$word as strum::VariantArray>::VARIANTS);

            /// The name used in JSON and in notation.
            pub fn name(self) -> &'static str {
                self.into()
            }

            /// The index in `ALL`.
            #[allow(clippy::as_conversions)] // the discriminant of an enum without fields
            pub const fn number(self) -> u8 {
                self as u8
            }
        }
    };
}

/// A list as an array; a wrong length is an error of the build. For [`vocabulary!`](crate::vocabulary).
#[doc(hidden)]
#[allow(clippy::panic)] // evaluated by the compiler only
pub const fn array_of<T: Copy, const N: usize>(list: &[T]) -> [T; N] {
    match list.first_chunk() {
        Some(array) if list.len() == N => *array,
        _ => panic!("the list has another length than the array"),
    }
}
