export { loadProfile as loader } from "./load-profile.ts";
export { ProfilePage as Component } from "./profile-page.tsx";
