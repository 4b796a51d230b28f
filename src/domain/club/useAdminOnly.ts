import { useUser } from '../../api/ApiProvider.tsx'
import { adminOnlyWords } from './words.ts'

/**
 * Why the server would refuse an action of admins to the signed-in user; null if it would not. A server that names no
 * role decides by itself.
 */
export function useAdminOnly(action: keyof typeof adminOnlyWords): string | null {
  const { role } = useUser()
  return role === 'user' ? adminOnlyWords[action] : null
}
