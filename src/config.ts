/** What a build can be told; read once from its environment (`VITE_…`). */
export const config = {
  /** The product's name wherever the requirements say "the product" (docs/contract.md#brand). */
  brand: import.meta.env.VITE_BRAND ?? 'Touchline',
  supportEmail: import.meta.env.VITE_SUPPORT_EMAIL ?? 'support@touchline.example',
  /** Where the API lives: a path on this host or an absolute URL, without a slash at its end. */
  apiBase: import.meta.env.VITE_API_BASE ?? '/api/v1',
  /** Where a subscription begins at the payment provider: one link for each plan and period (docs/contract.md#payment-links). */
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
  /** The path that the app is served under, `/` or `/demo/`; relative addresses of the server start from it. */
  root: import.meta.env.BASE_URL,
}
