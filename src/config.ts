/** The settings of a build, read from its environment (`VITE_…`). */
export const config = {
  /** The product's name (docs/contract.md#brand). */
  brand: import.meta.env.VITE_BRAND ?? 'Touchline',
  supportEmail: import.meta.env.VITE_SUPPORT_EMAIL ?? 'support@touchline.example',
  /** The base of the API: a path on this host or an absolute URL, without a trailing slash. */
  apiBase: import.meta.env.VITE_API_BASE ?? '/api/v1',
  /**
   * Where a subscription starts at the payment provider: one link per plan and period (docs/contract.md#payment-links).
   */
  paymentLinks: {
    standard: {
      monthly: import.meta.env.VITE_PAYMENT_STANDARD_MONTHLY ?? 'https://pay.touchline.example/standard-monthly',
      yearly: import.meta.env.VITE_PAYMENT_STANDARD_YEARLY ?? 'https://pay.touchline.example/standard-yearly',
    },
    pro: {
      monthly: import.meta.env.VITE_PAYMENT_PRO_MONTHLY ?? 'https://pay.touchline.example/pro-monthly',
      yearly: import.meta.env.VITE_PAYMENT_PRO_YEARLY ?? 'https://pay.touchline.example/pro-yearly',
    },
  },
  /** The path that the app is served under, `/` or `/demo/`; relative URLs from the server are resolved against it. */
  root: import.meta.env.BASE_URL,
}
