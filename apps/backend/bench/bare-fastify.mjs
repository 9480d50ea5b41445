// A Fastify server that only answers a given JSON: the reference for the backend's figures.
import Fastify from "fastify";

const server = Fastify();
const [, , text = "{}"] = process.argv;
const answer = JSON.parse(text);
server.get("/", () => answer);
await server.listen({ port: 0, host: "127.0.0.1" });
process.stdout.write(`${server.server.address().port}\n`);
