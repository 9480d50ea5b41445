import { getCurrentUser, updateUser } from "./account/handlers.ts";
import { getCompanyPoints } from "./company/handlers.ts";
import { getConfig, getPublicConfig } from "./config/handlers.ts";
import type { Handlers } from "./http/handler.ts";
import { listNotifications } from "./notifications/handlers.ts";
import { installerLogin, logout, refreshSession, verifyInstallerLogin } from "./session/handlers.ts";

/** The handler of each operation of the contract. */
export const handlers = {
  getCompanyPoints,
  getConfig,
  getCurrentUser,
  getPublicConfig,
  installerLogin,
  listNotifications,
  logout,
  refreshSession,
  updateUser,
  verifyInstallerLogin,
} satisfies Handlers;
