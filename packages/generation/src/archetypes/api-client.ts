import { defineArchetype } from '../archetype.ts'

export const apiClient = defineArchetype({
  id: 'api-client',
  words:
    'rest client 30, rest api client 32, api client 28, http client 28, http requests 26, test your apis 30, test apis 28, api testing 28, api tester 30, graphql client 28, postman 28, curl 18, webhook 14, websocket client 26, send requests 16',
  examples: `
    Send HTTP requests from the phone and look at the answer
    REST client with collections, headers, body and environments
    Test my API: method, address, parameters, status and time
    Postman for Android, history of requests, JSON made readable
    GraphQL queries with variables and saved endpoints
    Call a webhook with one tap from a list of mine
    Debug a backend on the road, tokens kept safe
    Import a collection, run it, see which requests fail
    WebSocket tester that logs every message
    GET and POST with basic or bearer authorization
    Compare two responses of the same request
    Share a request as cURL`,
  unless: /\b(?:weather|recipes?|movies?|news|quotes?|photos?)\b/i,
  bars: 'map people cart checkout camera deed',
  presets: 'dark-pro, clean',
  icon: 'code',
  names: 'Two Hundred, Round Trip, Get and Post',
  entity: 'api-request',
  screens: `
    browse | Requests | list
    form | Send | send
    history | History | clock
    detail | Request
    reader | Response
    settings | Settings | settings`,
})
