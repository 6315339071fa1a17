/** Away from the ports of `npm start`, so that tests can run beside it. */
export const ports = { site: 4173, admin: 4174 };
