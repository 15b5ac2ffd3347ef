const realm = 'realms/root/realms/alpha';

/** Path of the realm's OAuth 2.0 endpoints, and path of the issuer (AUTH-027). */
export const oauthPath = `/am/oauth2/${realm}`;
export const endSessionPath = `${oauthPath}/connect/endSession`;
/** AUTH-028. */
export const authenticatePath = `/am/json/${realm}/authenticate`;
/** AUTH-034. */
export const sessionsPath = `/am/json/${realm}/sessions/`;
/** The id of the account follows, and perhaps `secondFactorPathSuffix`. */
export const usersPathPrefix = `/am/json/${realm}/users/`;
export const secondFactorPathSuffix = '/devices/2fa/oath';
export const policiesPath = `/am/json/${realm}/policies/user`;

export const signInPathPrefix = '/am/ui/sign-in/';
/** The token of the invitation follows. */
export const invitationPathPrefix = '/am/ui/invitation/';
/** Requests a new password by mail; the token of the link follows after a slash. */
export const passwordPath = '/am/ui/password';
/** Confirms a new e-mail address; the token of the link follows. */
export const emailLinkPathPrefix = '/am/ui/email/';
/** Sets up, shows and removes the second factor of the signed-in person. */
export const secondFactorPagePath = '/am/ui/second-factor';
export const styleSheetPath = '/am/ui/sign-in.css';
export const fontPathPrefix = '/am/ui/fonts/';

/** Return page of the hidden frame in which a browser renews its tokens. */
export const blankCallbackPath = '/blank-callback';

/** The portal's fixed public client and its scope (AUTH-038). */
export const clientId = 'mykomax';
export const clientScope = 'openid profile email fr:idm:*';

/** A session ends after this time without any sign-in or renewal. */
export const sessionSeconds = 8 * 3600;
/** Changes of the second factor ask for the password again after this time. */
export const freshSeconds = 300;
/** Life of a link for a new password. */
export const passwordLinkMinutes = 30;
/** Life of a link that confirms a new e-mail address. */
export const emailLinkHours = 24;
