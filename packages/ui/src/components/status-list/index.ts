export { StatusList, type StatusListProps } from "./status-list.tsx";
