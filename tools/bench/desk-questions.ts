// Questions of the portal with a list as answer, under the name `list`.
const usersQuery = /* GraphQL */ `
  query BenchUsers($search: String, $status: [AccessStatus!], $application: ID, $sort: UserSort, $direction: SortDirection, $page: Int) {
    list: users(
      search: $search, status: $status, applicationId: $application, sort: $sort, direction: $direction, page: $page, size: 20
    ) {
      items { id firstName lastName email status organization { id name } applications { id status role application { name } } allowedActions }
      pageInfo { total }
    }
  }
`;
/** A page of tickets with everything that the portal shows of them. */
export const ticketsQuery = /* GraphQL */ `
  query BenchTickets($search: String, $status: [TicketStatus!], $sort: TicketSort, $direction: SortDirection, $page: Int) {
    list: tickets(
      scope: ORGANIZATION, search: $search, status: $status, sort: $sort, direction: $direction, page: $page, size: 20
    ) {
      items {
        id version type subject status concern machineName serialNumber createdAt updatedAt isOwn replies commentCount
        location { id name } organization { id name } contact { id name } expectedReplyAt
      }
      pageInfo { total }
    }
  }
`;
const organization = 'organization { id name city country subRegion members }';
const organizationsQuery = `query BenchOrganizations($search: String, $page: Int) {
  list: organizationPage(search: $search, isAdministered: true, page: $page, size: 50) {
    items { id name city country subRegion members }
    pageInfo { total }
  }
}`;
const locationsQuery = `query BenchLocations($search: String) {
  list: locationPage(search: $search, size: 50) { items { id name city organizationName } pageInfo { total } }
}`;
const machinesQuery = `query BenchMachines($search: String, $status: [MachineStatus!], $sort: MachineSort, $direction: SortDirection, $page: Int) {
  list: inventory(search: $search, status: $status, sort: $sort, direction: $direction, page: $page, size: 20) {
    items {
      id name serialNumber inventoryNumber status location { id name city } organizationName commissionedOn outOfServiceOn
      softwareVersion newestSoftwareVersion warranty { endsOn isActive } lastServiceOn nextServiceOn openTickets
    }
    pageInfo { total }
  }
}`;
const requestsQuery = /* GraphQL */ `{
  list: requestPage {
    items {
      id version userId userName userEmail role status changedAt allowedActions requestDate requestReason
      application { id name roles grantableRoles } ${organization} deciders { id name }
      invitation { id sentAt expiresAt applications { id name roles grantableRoles } }
    }
    pageInfo { total }
    own
  }
}`;
const invitationsQuery = /* GraphQL */ `{
  list: invitationPage {
    items {
      id userId userName email status sentAt expiresAt allowedActions invitedBy { id name }
      ${organization} applications { id name roles grantableRoles }
    }
    pageInfo { total }
  }
}`;
/** What service staff ask, as the portal does. */
export const questions: readonly { readonly label: string; readonly query: string; readonly variables: object }[] = [
  { label: 'people by name', query: usersQuery, variables: {} },
  { label: 'people by name, last page', query: usersQuery, variables: { page: 500 } },
  { label: 'people by address', query: usersQuery, variables: { sort: 'EMAIL', direction: 'DESC' } },
  { label: 'people by status', query: usersQuery, variables: { sort: 'STATUS' } },
  { label: 'people by status, last page', query: usersQuery, variables: { sort: 'STATUS', page: 500 } },
  { label: 'people who wait', query: usersQuery, variables: { status: ['PENDING'] } },
  { label: 'people of an application', query: usersQuery, variables: { application: 'inventory' } },
  { label: 'people with a word', query: usersQuery, variables: { search: 'number 4711' } },
  { label: 'tickets, newest first', query: ticketsQuery, variables: {} },
  { label: 'tickets, newest first, last page', query: ticketsQuery, variables: { page: 500 } },
  { label: 'tickets by subject', query: ticketsQuery, variables: { sort: 'SUBJECT', direction: 'ASC' } },
  {
    label: 'tickets by status, page 250',
    query: ticketsQuery,
    variables: { sort: 'STATUS', direction: 'ASC', page: 250 },
  },
  { label: 'open tickets', query: ticketsQuery, variables: { status: ['NEW', 'IN_PROGRESS', 'WAITING_FOR_YOU'] } },
  { label: 'tickets with a frequent word', query: ticketsQuery, variables: { search: 'crimp' } },
  { label: 'tickets with a word of two letters', query: ticketsQuery, variables: { search: '77' } },
  { label: 'tickets with a word that is nowhere', query: ticketsQuery, variables: { search: 'zzzzqqq' } },
  { label: 'tickets with a word of two letters that is nowhere', query: ticketsQuery, variables: { search: 'zq' } },
  { label: 'organizations', query: organizationsQuery, variables: {} },
  { label: 'organizations, last page', query: organizationsQuery, variables: { page: 200 } },
  { label: 'organizations with a word', query: organizationsQuery, variables: { search: 'harness 47' } },
  { label: 'organizations with a letter', query: organizationsQuery, variables: { search: 'a' } },
  { label: 'locations', query: locationsQuery, variables: {} },
  { label: 'locations with a letter', query: locationsQuery, variables: { search: 'a' } },
  { label: 'machines by name', query: machinesQuery, variables: {} },
  { label: 'machines by name, last page', query: machinesQuery, variables: { page: 500 } },
  { label: 'machines by location, last page', query: machinesQuery, variables: { sort: 'LOCATION', page: 500 } },
  { label: 'machines by status', query: machinesQuery, variables: { sort: 'STATUS', direction: 'DESC' } },
  { label: 'machines by end of warranty', query: machinesQuery, variables: { sort: 'WARRANTY' } },
  { label: 'machines that stand still', query: machinesQuery, variables: { status: ['STOPPED'], page: 20 } },
  { label: 'machines with a word', query: machinesQuery, variables: { search: 'b4711' } },
  { label: 'machines with a frequent word', query: machinesQuery, variables: { search: 'b47' } },
  { label: 'machines with a letter', query: machinesQuery, variables: { search: 'b' } },
  {
    label: 'machines out of service, last page',
    query: `{ list: oldInventory(page: 500, size: 20) { items { id name location { name } organizationName } pageInfo { total } } }`,
    variables: {},
  },
  { label: 'requests that wait', query: requestsQuery, variables: {} },
  { label: 'open invitations', query: invitationsQuery, variables: {} },
  {
    label: 'audit trail',
    query: '{ list: auditTrail(size: 20) { items { id at action } pageInfo { total } } }',
    variables: {},
  },
  {
    label: 'first page of the portal',
    query: `{ list: dashboard {
      tickets { open waitingForYou solved recent { id subject } } machines { inService maintenanceDue stopped warrantyEndsSoon }
      administration { requests openInvitations expiredInvitations users }
    } }`,
    variables: {},
  },
];
