/** A page whose content is withheld: how the visitor can get access, and nothing of the content (D-23, D-31). */
export interface ProtectedData {
  readonly page: 'protected';
  readonly need: 'password' | 'sign-in' | 'role';
}
