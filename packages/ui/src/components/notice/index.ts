export { Notice, NoticeAction, type NoticeActionProps, type NoticeProps, type NoticeTone } from "./notice.tsx";
