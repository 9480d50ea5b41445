/*
 * The parts of the query layer in use. All files import them from here: Node.js reads the layer's list of entry points,
 * which is very long, again for each file that names the package.
 */
export {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  min,
  ne,
  notExists,
  or,
  sql,
} from "drizzle-orm";
export { unionAll } from "drizzle-orm/pg-core";
export type { PgSelect } from "drizzle-orm/pg-core";
export type { AnyColumn, ExtractTablesWithRelations, Placeholder, SQL, SQLWrapper } from "drizzle-orm";
