export { loadMembers as loader } from "./load-members.ts";
export { MembersPage as Component } from "./members-page.tsx";
