import type { Environment } from "@setu/content/environment";
import type { FastifyInstance } from "fastify";

export async function adminProxy(_app: FastifyInstance, _env: Environment): Promise<void> {}
