/** Where the system's packages put Chromium, the quickest for tests first: without windows at all. */
export const browsers = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/chromium-browser"];
