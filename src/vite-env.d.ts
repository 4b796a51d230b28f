/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** `real` builds for a real server, without any of the model; anything else is the demo. */
  readonly VITE_API_MODE?: string
  /** Set by the build itself; tells two builds apart. */
  readonly VITE_BUILD_ID: string
  readonly VITE_API_BASE?: string
  readonly VITE_BRAND?: string
  readonly VITE_SUPPORT_EMAIL?: string
  readonly VITE_PAYMENT_STANDARD_MONTHLY?: string
  readonly VITE_PAYMENT_STANDARD_YEARLY?: string
  readonly VITE_PAYMENT_PRO_MONTHLY?: string
  readonly VITE_PAYMENT_PRO_YEARLY?: string
}
