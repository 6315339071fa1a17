/** Not the ports of `npm start`, so that tests can run beside it; `E2E_PORT` lets two checkouts run at once. */
const site = Number(process.env.E2E_PORT ?? 4173);

export const ports = { site, admin: site + 1 };
