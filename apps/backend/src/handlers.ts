import { confirmEmailVerification, getCurrentUser, sendEmailVerification, updateUser } from "./account/handlers.ts";
import { getCardAccount, listCardHistory, requestCardTopUp, verifyCard } from "./card/handlers.ts";
import { getCompanyPoints, updateCompany } from "./company/handlers.ts";
import { getConfig, getPublicConfig } from "./config/handlers.ts";
import { getContent, listContent } from "./content/handlers.ts";
import type { Handlers } from "./http/handler.ts";
import {
  getNotification,
  listNotifications,
  updateAllNotifications,
  updateNotification,
} from "./notifications/handlers.ts";
import { createOrder, getOrder, listOrders } from "./orders/handlers.ts";
import { registerCompany, validateUnique } from "./registration/handlers.ts";
import { installerLogin, logout, refreshSession, verifyInstallerLogin } from "./session/handlers.ts";
import { createMessage, createTicket, getTicket, listMessages, listTickets } from "./support/handlers.ts";
import {
  generateQrCode,
  getCartProducts,
  getShopProduct,
  listClubCardProducts,
  listMarketingServices,
  listShopCategories,
  listShopProducts,
} from "./shop/handlers.ts";
import { getSurvey } from "./survey/handlers.ts";
import {
  createTeamMember,
  deleteTeamMember,
  getTeamMember,
  listTeam,
  resendInvitation,
  updateTeamMember,
} from "./team/handlers.ts";

/** The handler of each operation of the contract. */
export const handlers = {
  confirmEmailVerification,
  createMessage,
  createOrder,
  createTeamMember,
  createTicket,
  deleteTeamMember,
  generateQrCode,
  getCardAccount,
  getCartProducts,
  getCompanyPoints,
  getConfig,
  getContent,
  getCurrentUser,
  getNotification,
  getOrder,
  getPublicConfig,
  getShopProduct,
  getSurvey,
  getTeamMember,
  getTicket,
  installerLogin,
  listCardHistory,
  listClubCardProducts,
  listContent,
  listMarketingServices,
  listMessages,
  listNotifications,
  listOrders,
  listShopCategories,
  listShopProducts,
  listTeam,
  listTickets,
  logout,
  refreshSession,
  registerCompany,
  requestCardTopUp,
  resendInvitation,
  sendEmailVerification,
  updateAllNotifications,
  updateCompany,
  updateNotification,
  updateTeamMember,
  updateUser,
  validateUnique,
  verifyCard,
  verifyInstallerLogin,
} satisfies Handlers;
