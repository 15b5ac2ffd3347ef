/** A page whose content is not shown: what the visitor can do about it, and nothing of the content (D-23, D-31). */
export interface ProtectedData {
  readonly page: 'protected';
  readonly need: 'password' | 'sign-in' | 'role';
}
