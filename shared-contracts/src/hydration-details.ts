/**
 * Details of a reported error (`ShellContext.reportError`) from which React recovered by rendering again what the server
 * had rendered otherwise: the shell counts it as a hydration mismatch and not as an error.
 */
export const hydrationDetails = 'hydration';
