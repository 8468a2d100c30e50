//! Counting and polynomials.

/// `n · (n − 1) · …`, `k` factors: the number of ways to draw `k` of `n` cards in a row.
pub fn falling_factorial(n: u32, k: u32) -> f64 {
    if k > n { 0.0 } else { (n - k + 1..=n).map(f64::from).product() }
}

/// `n · (n − 1) · … · 1`.
pub fn factorial(n: u32) -> f64 {
    falling_factorial(n, n)
}

/// The number of sets of `k` out of `n` cards.
pub fn binomial(n: u32, k: u32) -> f64 {
    falling_factorial(n, k) / factorial(k)
}

/// The product of two polynomials; both are lists of coefficients, the constant first.
pub fn multiply(one: &[f64], other: &[f64]) -> Vec<f64> {
    let mut product = vec![0.0; (one.len() + other.len()).saturating_sub(1)];
    for (degree, first) in one.iter().enumerate().filter(|(_, first)| **first != 0.0) {
        for (sum, second) in product.iter_mut().skip(degree).zip(other) {
            *sum += first * second;
        }
    }
    product
}
