/** Away from the ports of `npm start`, so that tests can run beside it; `E2E_PORT` is for two checkouts at a time. */
const site = Number(process.env.E2E_PORT ?? 4173);

export const ports = { site, admin: site + 1 };
