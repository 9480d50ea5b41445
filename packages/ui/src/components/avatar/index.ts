export { Avatar, type AvatarProps, Identity, type IdentityProps, initialsOf } from "./avatar.tsx";
