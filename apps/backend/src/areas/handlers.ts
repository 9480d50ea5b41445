import { deleteAvatar, setAvatar } from "./account/avatar-handlers.ts";
import {
  confirmEmailVerification,
  confirmPhoneVerification,
  exportMyData,
  getCurrentUser,
  sendEmailVerification,
  sendPhoneVerification,
  stopContactChange,
  updateUser,
} from "./account/handlers.ts";
import { getCardAccount, listCardHistory, requestCardTopUp, verifyCard } from "./card/handlers.ts";
import { getCompanyPoints, updateCompany } from "./company/handlers.ts";
import { getConfig, getPublicConfig } from "./config/handlers.ts";
import { getContent, listContent } from "./content/handlers.ts";
import { getFile, uploadOrderFile } from "./files/handlers.ts";
import type { Handlers } from "../http/contract/handler.ts";
import { installerLogin, refreshSession, rememberDevice, verifyInstallerLogin } from "./login/handlers.ts";
import {
  getNotification,
  listNotifications,
  updateAllNotifications,
  updateNotification,
} from "./notifications/handlers.ts";
import { createOrder, getOrder, getOrderPrint, listOrders } from "./orders/handlers.ts";
import { getPlace, searchPlaces } from "./places/handlers.ts";
import { getPointsMonths, listPointsHistory } from "./points/handlers.ts";
import { registerCompany, validateUnique } from "./registration/handlers.ts";
import { listBehaviours, listCertificates } from "./rewards/handlers.ts";
import { endSession, endSessions, listSessions, logout } from "./session/handlers.ts";
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
import { createProject, deleteProject, getProject, listProjects, submitProjectSurvey } from "./projects/handlers.ts";
import { createScan, deleteScan, listProjectProducts } from "./scans/handlers.ts";
import { listTierHistory, listTiers } from "./tiers/handlers.ts";

/** The handler of each operation of the contract. */
export const handlers = {
  confirmEmailVerification,
  confirmPhoneVerification,
  createMessage,
  createOrder,
  createProject,
  createScan,
  createTeamMember,
  createTicket,
  deleteAvatar,
  deleteProject,
  deleteScan,
  deleteTeamMember,
  endSession,
  endSessions,
  exportMyData,
  generateQrCode,
  getCardAccount,
  getCartProducts,
  getCompanyPoints,
  getPointsMonths,
  getConfig,
  getContent,
  getCurrentUser,
  getFile,
  getNotification,
  getOrder,
  getOrderPrint,
  getPlace,
  getProject,
  getPublicConfig,
  getShopProduct,
  getSurvey,
  getTeamMember,
  getTicket,
  installerLogin,
  listBehaviours,
  listCardHistory,
  listCertificates,
  listClubCardProducts,
  listContent,
  listMarketingServices,
  listMessages,
  listNotifications,
  listOrders,
  listPointsHistory,
  listProjectProducts,
  listProjects,
  listSessions,
  listShopCategories,
  listShopProducts,
  listTeam,
  listTickets,
  listTierHistory,
  listTiers,
  logout,
  refreshSession,
  registerCompany,
  rememberDevice,
  requestCardTopUp,
  resendInvitation,
  searchPlaces,
  sendEmailVerification,
  sendPhoneVerification,
  setAvatar,
  stopContactChange,
  submitProjectSurvey,
  updateAllNotifications,
  updateCompany,
  updateNotification,
  updateTeamMember,
  updateUser,
  uploadOrderFile,
  validateUnique,
  verifyCard,
  verifyInstallerLogin,
} satisfies Handlers;
