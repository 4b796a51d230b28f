/**
 * `touchline-contract/contract`: every operation as data with its schemas, and their types. It needs zod and nothing
 * else.
 */
export { contract, endpoints, type ActionVerb, type Contract, type OperationId } from '../../../src/contract/index.ts'
export {
  buildPath,
  errorsOf,
  isWrite,
  operationIdOf,
  success,
  type Auth,
  type Endpoint,
  type Input,
  type Output,
  type Parsed,
  type Reply,
} from '../../../src/contract/endpoint/endpoint.ts'
export { ErrorBody, errorCodes, type ErrorStatus } from '../../../src/contract/endpoint/errors.ts'
export { LiveEvent } from '../../../src/contract/endpoint/events.ts'
export {
  GAP_COMMENT,
  HEARTBEAT_S,
  LAST_EVENT_ID,
  liveEventTypes,
  type LiveEventType,
} from '../../../src/contract/endpoint/stream.ts'
export { endpointsStaleAfter, isLive } from '../../../src/contract/endpoint/liveEndpoints.ts'
export { pageOf, type Page } from '../../../src/contract/endpoint/paging.ts'
export { LinkInfo, Tokens } from '../../../src/contract/account.ts'
export { Bookmark } from '../../../src/contract/analytics.ts'
export { Club, ClubConfig, ClubUpdate } from '../../../src/contract/club.ts'
export { Connector, ConnectorConfig, ConnectorState } from '../../../src/contract/connectors.ts'
export { FanProfile, FanStatistics, SyncState, TenantStatus } from '../../../src/contract/fanProfiles.ts'
export { Fan, FanCreate, FanUpdate } from '../../../src/contract/fans.ts'
export { ConnectorType, Provider, ProviderConfig } from '../../../src/contract/fields/providers.ts'
export { providers } from '../../../src/contract/fields/providerList.ts'
export { BillingPlan, ClubUser, ClubUserDetail, Role, User } from '../../../src/contract/fields/user.ts'
export { HomeStats } from '../../../src/contract/home.ts'
export { ImportReport } from '../../../src/contract/imports/imports.ts'
export { Membership, MembershipCreate, MembershipUpdate } from '../../../src/contract/memberships.ts'
export { Segment, SegmentConfig, SegmentState } from '../../../src/contract/segments.ts'
export { ShopCustomer, ShopOrder, ShopOrderItem } from '../../../src/contract/shop.ts'
export { Catalogue, Country, Sport } from '../../../src/contract/system.ts'
export { Ticket, TicketingCustomer } from '../../../src/contract/ticketing.ts'
