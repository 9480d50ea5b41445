// A Fastify server that only answers a given JSON: the reference for the backend's figures.
import Fastify from "fastify";

const server = Fastify();
const [, , text = "{}"] = process.argv;
const answer: unknown = JSON.parse(text);
server.get("/", () => answer);
await server.listen({ port: 0, host: "127.0.0.1" });
const address = server.server.address();
if (address === null || typeof address === "string") throw new Error("It has no port.");
process.stdout.write(`${address.port}\n`);
