/** `touchline-contract/mock`: the model of the server, without a network. */
export { createBackend, TEST_ANCHOR, type BackendOptions } from '../../../mocks/backend.ts'
export type { Backend, Control, ModelInfo } from '../../../mocks/control.ts'
export { NetworkDown } from '../../../mocks/http/faults.ts'
export type { ClubData } from '../../../mocks/seed/prospect/clubData.ts'
export { accounts, PASSWORD, type DemoAccount, type ScenarioName } from '../../../mocks/seed/scenarios/scenarios.ts'
export { connectHttpControl } from '../../../mocks/node/httpControl.ts'
