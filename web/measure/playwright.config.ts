import base from '../playwright.config';

// Limits in time and bytes: `npm run measure`, or `cargo xtask measure page`, which compares the figures with the limits.
export default { ...base, testDir: '.', workers: 1, fullyParallel: false };
