import { defineArchetype } from '../archetype.ts'

export const devTool = defineArchetype({
  id: 'dev-tool',
  words:
    'json viewer 26, json editor 26, json formatter 26, xml viewer 24, yaml editor 24, api client 24, api tester 24, rest client 24, http client 22, test api 18, hash generator 14, jwt 14, sqlite viewer 22, database browser 20, log viewer 22, logcat 22, developer tools 12, developer toolbox 18, color converter for developers 16, webhook 12, curl 10, markdown viewer 16, hex editor 20, tree view 6, database client 28, sql client 26, database viewer 26, log reader 22, server logs 14, error logs 14, system logs 14, log files 16, database tables 20, sql queries 22, sql database 22',
  examples: `
    Database client with saved connections, tables and queries
    SQL database browser on the tablet: run a query, see the rows
    Paste a messy response and see it indented, coloured, with arrays I can fold and keys I can search
    Send GET and POST requests with headers and body to an endpoint and look at status, time and response
    Open a sqlite file on Android, browse tables, run a query, edit a row
    Regex playground with live highlights, groups and a cheat sheet
    Decode a JWT, hash a string, make a UUID, convert a timestamp: toolbox for programmers
    Read server logs on the phone, filter by level, follow the tail, stack traces folded
    Code editor with syntax colours, tabs, find and replace and an SSH terminal
    Inspect webhooks arriving at a test URL with their headers and payload
    Viewer of XML and YAML configuration as a tree, copy the path of a node
    Git on my tablet: clone, diff, stage, commit, push, branches
    Hex view of binary files with offsets and ASCII column for reverse engineers
    GraphQL explorer with schema docs, saved queries, variables and auth tokens`,
  presets: 'dark-pro, clean',
  icon: 'code',
  names: 'Curly, Node by Node, Pretty Print',
  entity: 'data-node',
  home: 'shelf',
  screens: `
    home | Files | file
    browse | Tree | list
    editor? | Edit | edit
    history? | Recent | clock
    detail | Node
    form | Open file
    settings | Settings | settings`,
})
