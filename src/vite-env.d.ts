/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** `real` builds for a real server, without the model; anything else builds the demo. */
  readonly VITE_API_MODE?: string
  /** `1` in a build for a real server that shows its calls; set by the build itself. */
  readonly VITE_DEVTOOLS?: string
  /** Identifies the build; set by the build itself. */
  readonly VITE_BUILD_ID: string
  readonly VITE_API_BASE?: string
  readonly VITE_BRAND?: string
  readonly VITE_SUPPORT_EMAIL?: string
  readonly VITE_PAYMENT_STANDARD_MONTHLY?: string
  readonly VITE_PAYMENT_STANDARD_YEARLY?: string
  readonly VITE_PAYMENT_PRO_MONTHLY?: string
  readonly VITE_PAYMENT_PRO_YEARLY?: string
}
