import { defineEntity } from '../entity.ts'

export const apiRequest = defineEntity({
  id: 'api-request',
  one: 'Request',
  many: 'Requests',
  words: 'http request, api request, endpoint',
  icon: 'code',
  groups: 'All, Shop, Weather, Drafts',
  fields: `
    Method | choice | GET | GET, POST, PUT, PATCH, DELETE
    URL | text | https://api.example/orders
    Headers | text | Accept: application/json
    Authorization | choice | Bearer | None, Basic, Bearer
    Body | long | { "page": 1 }`,
  samples: `
    icon | title | subtitle | badge | tone
    down | GET /orders | api.example, 184 ms | 200 | success
    up | POST /orders | api.example, 240 ms | 201 | success
    down | GET /orders/48 | api.example, 96 ms | 404 | danger
    edit | PATCH /users/3 | api.example, 312 ms | 200 | success
    trash | DELETE /cart | api.example, 74 ms | 204 | success
    warning | GET /report | api.example, no answer | 504 | danger`,
  about:
    '{ "orders": [ { "id": 48, "total": 31.20, "paid": true }, { "id": 49, "total": 8.40, "paid": false } ] }',
  facts: '200 | Status\n184 ms | Time\n1.2 kB | Size',
  figures: '18 | Requests\n2 | Failed',
  hero: '200 OK | GET /orders | 184 ms, 1.2 kB | Send',
  tip: 'Two failed today | One of them without an answer',
  trend: 'Milliseconds | 184 | −20',
  add: 'Send request',
  use: 'Send',
})
