export { BoardMembersPage as Component } from "./board-members-page.tsx";
export { loadBoardMembers as loader } from "./load-board-members.ts";
