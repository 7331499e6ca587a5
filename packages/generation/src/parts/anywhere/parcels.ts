/** What waits for those who live or work in a house. */
export const parcels = {
  said: 'parcels, parcel pickup, parcel pick-up, package pickup, package notifications, parcel notifications, packages, parcel room, package delivery, package tracking, parcel delivery, deliveries at reception, package room',
  within:
    /\b(?:residents?|tenants?|buildings?|apartments?|condo\w*|neighbou?rs?|dorms?|reception\w*|front desk|concierge|offices?|visitors?|co-?working|students?)\b/i,
  page: 'Parcels | package | One waits for you',
  content: `
      hero One parcel for you | Shelf C, since 10:20 today.
      code KW-4182 | Show it when you fetch it
      rows Waiting
      - package | Small box | Shelf C, since today | Here
      rows Fetched
      - check | Large box | Monday 16 November, 18:05
      - check | Letter to be signed | Thursday 12 November, 8:30
      switches
      - x When one arrives
      button check | I have fetched it`,
}
