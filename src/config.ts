/** What a build can be told; read once from its environment (`VITE_…`). */
export const config = {
  /** The product's name wherever the specification says "the product" (readings 2.16). */
  brand: import.meta.env.VITE_BRAND ?? 'Touchline',
  supportEmail: import.meta.env.VITE_SUPPORT_EMAIL ?? 'support@touchline.example',
  /** Where the API lives: a path on this host or an absolute URL, without a slash at its end. */
  apiBase: import.meta.env.VITE_API_BASE ?? '/api/v1',
}
