import base from '../playwright.config';

// Pictures of every screen: `npm run shots`. OUT is where they go.
export default { ...base, testDir: '.', timeout: 600_000 };
