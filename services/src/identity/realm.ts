const realm = 'realms/root/realms/alpha';

/** Path under which the OAuth 2.0 endpoints of the realm live, and path of the issuer (AUTH-027). */
export const oauthPath = `/am/oauth2/${realm}`;
export const endSessionPath = `${oauthPath}/connect/endSession`;
/** AUTH-028. */
export const authenticatePath = `/am/json/${realm}/authenticate`;
/** AUTH-034. */
export const sessionsPath = `/am/json/${realm}/sessions/`;
export const signInPathPrefix = '/am/ui/sign-in/';
export const styleSheetPath = '/am/ui/sign-in.css';

/** The portal's fixed public client and its scope (AUTH-038). */
export const clientId = 'mykomax';
export const clientScope = 'openid profile email fr:idm:*';

/** A session ends after this time without any sign-in or renewal. */
export const sessionSeconds = 8 * 3600;
