//! A short list with a fixed capacity that can be copied.

use core::fmt;

use serde::{Serialize, Serializer};

/// Up to `N` items in order, without allocation.
///
/// An item pushed onto a full list is dropped: a capacity is a proven bound of the rules that use it.
///
/// ```
/// use game::List;
///
/// let mut list: List<u8, 3> = [1, 2, 3].into_iter().collect();
/// assert!(!list.push(4), "a full list takes no more");
/// assert_eq!(list.remove(0), Some(1));
/// assert_eq!(list.as_slice(), [2, 3]);
/// ```
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// The empty list.
    pub fn new() -> Self {
        List { items: [T::default(); N], len: 0 }
    }

    /// Adds an item at the end. Returns whether there was room.
    pub fn push(&mut self, item: T) -> bool {
        match self.items.get_mut(usize::from(self.len)) {
            Some(place) => {
                *place = item;
                self.len += 1;
                true
            }
            None => false,
        }
    }

    /// Removes the item at `place` and keeps the order of the rest.
    pub fn remove(&mut self, place: usize) -> Option<T> {
        let removed = *self.as_slice().get(place)?;
        self.items.copy_within(place + 1..usize::from(self.len), place);
        self.len -= 1;
        Some(removed)
    }

    /// Removes all items.
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T, const N: usize> List<T, N> {
    /// The items in order.
    pub fn as_slice(&self) -> &[T] {
        self.items.get(..usize::from(self.len)).unwrap_or(&[])
    }

    /// The items in order.
    pub fn iter(&self) -> core::slice::Iter<'_, T> {
        self.as_slice().iter()
    }

    /// The items in order, mutable.
    pub fn iter_mut(&mut self) -> core::slice::IterMut<'_, T> {
        self.items.get_mut(..usize::from(self.len)).unwrap_or(&mut []).iter_mut()
    }

    /// The number of items.
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether the list is empty.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List::new()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = List::new();
        for item in items {
            list.push(item);
        }
        list
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = core::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_keeps_order_and_its_bound() {
        let mut list: List<u8, 3> = [1, 2, 3].into_iter().collect();
        assert!(!list.push(4));
        assert_eq!(list.remove(0), Some(1));
        assert_eq!(list.remove(2), None);
        assert!(list.push(9));
        assert_eq!(list.as_slice(), [2, 3, 9]);
    }

    #[test]
    fn forgotten_items_do_not_count_in_comparisons() {
        let mut list: List<u8, 3> = [7].into_iter().collect();
        list.clear();
        assert_eq!(list, List::new());
    }
}
