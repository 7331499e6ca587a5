import { type KindPart, partsOf } from './part.ts'

/** What tools of developers have. */
export const forDevelopersParts: readonly KindPart[] = [
  ...partsOf('terminal', [
    {
      said: 'ssh keys, key management, key authentication, public key authentication, private keys, key generation, ssh key management, key-based login, ed25519 keys',
      page: 'Keys | key | Two, both with a passphrase',
      content: `
        rows Keys
        - key | laptop-2026 | Ed25519, used today
        - key | backup | RSA 4096, used in May
        button plus | Make a key
        quiet download | Import a key`,
    },
    {
      said: 'port forwarding, tunnels, ssh tunnels, tunneling, tunnelling',
      page: 'Tunnels | link | One of two is open',
      content: `
        rows Port forwarding
        - link | 8080 to localhost:80 | harbour, local | | Open
        - link | 5432 to db:5432 | harbour, local | | Closed
        button plus | Add a tunnel`,
    },
    {
      said: 'sftp, sftp browser, file transfer, file browser, scp, sftp client, sftp file transfer',
      page: 'Remote files | folder | harbour, /srv/www',
      content: `
        rows /srv/www
        - folder | assets | 84 files
        - file | index.html | Changed today | 12 kB
        - file | robots.txt | Changed in May | 80 B
        keys Do*
        - up | Upload
        - download | Download
        - plus | Folder`,
    },
    {
      said: 'snippets, saved commands, command snippets, command history, macros, saved scripts',
      page: 'Snippets | code | Six commands at hand',
      content: `
        rows Snippets
        - code | Update | sudo apt update && sudo apt upgrade
        - code | Space left | df -h /
        - code | Follow the log | tail -f /var/log/syslog
        button plus | Add a snippet`,
    },
    {
      said: 'extra keys, special keys, extra key row, keyboard shortcuts, ctrl and alt keys, extra keyboard row',
      on: 'terminal',
      content: `
        cells
        - Esc Tab Ctrl Alt ↑ ↓ ← →`,
    },
    {
      said: 'colour schemes, color schemes, themes, custom themes, fonts, colour themes, font size',
      on: 'settings',
      content: `
        chips Colours | * Night, Solarized, Paper, Gruvbox
        sliders Letters
        - Size | 40`,
    },
  ]),
  ...partsOf('text-editor', [
    {
      said: 'git, git integration, version control, git support, github integration',
      page: 'Git | code | On main, two changes',
      content: `
        rows Changed
        - edit | src/app.ts | 12 added, 4 removed
        - plus | src/links.ts | New, 38 lines
        fields
        - Message | text | Links open in the same tab
        keys Do*
        - check | Commit
        - up | Push
        - down | Pull
        timeline Before
        - Fix the width of tables | Lea, yesterday
        - Tabs keep their place | Omar, Tuesday`,
    },
    {
      said: 'terminal, built-in terminal, integrated terminal, console, run code, code execution, compiler',
      page: 'Terminal | code | In the folder of the project',
      content: `
        rows Output
        - next | $ npm test
        - check | 84 tests passed | in 2.1 s
        - next | $ _
        cells Keys
        - Tab Ctrl Esc ↑ ↓ ← →`,
    },
    {
      said: 'syntax highlighting, syntax colouring, language support, many languages, code highlighting, highlighting',
      on: 'editor settings',
      content: `
        chips Language | * TypeScript, Python, HTML, Markdown, Plain`,
    },
    {
      said: 'file tabs, tabs, multiple tabs, multiple files, open files',
      on: 'editor',
      isFirst: true,
      content: `
        tabs Open files | app.ts, links.ts, README.md`,
    },
    {
      said: 'find and replace, search and replace, regex search, replace, regular expressions, search with regex',
      on: 'editor',
      content: `
        fields
        - Find | text | http://
        - Replace with | text | https://
        keys Do*
        - search | Next
        - repeat | Replace
        - check | All`,
    },
  ]),
  ...partsOf('remote-desktop', [
    {
      said: 'file transfer, transfer files, file sharing',
      page: 'Files | folder | Desk in the study',
      content: `
        rows On the computer
        - folder | Documents | 48 files
        - file | Offer.pdf | Today | 88 kB
        keys Do*
        - download | Load here
        - up | Send there`,
    },
    {
      said: 'touch gestures, gestures, mouse control, touchpad mode, keyboard and mouse, mouse and keyboard, on-screen keyboard',
      on: 'settings',
      content: `
        chips Finger | * Touch, Touchpad, Mouse
        switches
        - Two fingers scroll
        - Hold for right button`,
    },
    {
      said: 'clipboard sync, clipboard sharing, shared clipboard, sound, audio streaming, multiple monitors',
      on: 'settings',
      content: `
        switches
        - Same clipboard
        - Sound of the computer
        - x All its screens`,
    },
  ]),
  ...partsOf('api-client', [
    {
      said: 'collections, request collections, saved requests, save requests, folders, request folders, organise requests, organize requests, workspaces',
      page: 'Collections | folder | Three, 24 requests',
      content: `
        rows Collections
        - folder | Shop | 12 requests | Changed today
        - folder | Weather | 5 requests | Shared
        - folder | Harbour board | 7 requests
        button plus | New collection`,
    },
    {
      said: 'environments, environments with variables, environment variables, variables, multiple environments, staging and production',
      page: 'Environments | layers | Production is on',
      content: `
        chips Environment | * Production, Staging, Local
        rows Variables
        - tag | base_url | https://api.example
        - key | token | ••••••••4f1c
        - tag | page_size | 20
        button plus | Add variable`,
    },
    {
      said: 'query parameters, query params, url parameters, parameters, params, headers and query parameters',
      on: 'form detail',
      content: `
        rows Query parameters*
        - tag | page | 1
        - tag | sort | created
        quiet plus | Add parameter`,
    },
    {
      said: 'import from curl, curl import, import curl, import from postman, postman import, openapi import, import openapi, import collections, curl, code generation, export as curl',
      page: 'Import | download | From cURL or a file',
      content: `
        fields
        - cURL command | long | curl -X GET https://api.example/orders -H 'Accept: application/json'
        rows From a file
        - file | Postman collection | .json
        - file | OpenAPI | .yaml or .json
        button download | Import`,
    },
    {
      said: 'json responses, pretty-printed responses, pretty print, formatted responses, json viewer, response viewer, pretty-printed json, responses, syntax highlighting, response with status code, status code and time, status code, response time',
      on: 'reader detail',
      content: `
        stats Status code*
        - 200 OK | Status code
        - 184 ms | Time
        - 1.2 kB | Size`,
    },
    {
      said: 'authentication, auth, bearer token, oauth, api keys, basic auth, bearer tokens, authorization, oauth 2',
      on: 'form detail',
      content: `
        chips Authorization | None, * Bearer token, Basic, OAuth 2
        fields
        - Token | text | ••••••••4f1c`,
    },
  ]),
  ...partsOf('dev-tool', [
    {
      said: 'tree view, tree, collapsible tree',
      on: '#Tree browse',
    },
    {
      said: 'formatting, pretty print, beautify, minify, formatter, pretty printing, format and minify, beautifier',
      on: 'detail browse',
      content: `
        keys Do*
        - list | Format
        - minus | Minify
        - sort | Sort keys
        - copy | Copy`,
    },
    {
      said: 'validation, validator, schema validation, validate, syntax check, error highlighting, json validation',
      on: 'detail browse',
      content: `
        rows Validation*
        - check | No mistakes | 1,204 lines
        - warning | Line 84 | A comma too many | Mended`,
    },
  ]),
  ...partsOf('ops-monitor', [
    {
      said: 'systemd services, services, service list, restart services, systemd, running services, manage services, daemons, processes',
      page: 'Services | tools | Eleven run, one failed',
      content: `
        rows Services
        - check | nginx.service | Up 42 days | | Runs
        - check | postgresql.service | Up 12 days | | Runs
        - warning | mail-queue.service | Failed 8:30, exit 1 | | Failed
        - check | sshd.service | Up 42 days | | Runs
        keys
        - repeat | Restart
        - pause | Stop
        - file | Log`,
    },
    {
      said: 'ssh keys, ssh, key vault, vault, ssh key vault, keys, ssh key management, stored keys, enter vault',
      within: /\bkeys?\b/i,
      page: 'SSH keys | key | Three in the vault',
      content: `
        rows In the vault
        - key | This phone | Ed25519, made 2 October | 4 servers
        - key | Work laptop | RSA 4096, imported | 2 servers
        - key | Deploy | Ed25519, without passphrase | 1 server
        switches
        - Unlock with fingerprint
        button plus | Add a key`,
    },
    {
      said: 'servers in groups, server groups, several servers in groups, groups, group servers, multiple servers, several servers, servers, many servers',
      page: 'Servers | layers | Seven in three groups',
      content: `
        rows Production
        - check | web-1, Frankfurt | CPU 18 %, memory 3.1 of 8 GB | Up
        - check | db-2, Bremen | CPU 34 %, memory 12 of 16 GB | Up
        rows Home
        - check | attic, Raspberry Pi | CPU 6 % | Up
        - warning | nas | Disk 94 % full | Look
        button plus | Add server`,
    },
    {
      said: 'network live, network, bandwidth, traffic, network usage, network graph, live network, network monitoring, network and disk live',
      on: 'home detail',
      content: `
        line Network, MB/s | 2, 4, 3, 8, 5, 11, 6 | 9:35, , , 9:38, , , 9:41`,
    },
    {
      said: 'memory, memory usage, ram, cpu and memory, cpu, cpu usage, cpu memory, disk usage, disk, disk space, load, cpu load, network traffic',
      on: 'home detail',
      content: `
        stats Now
        - 18 % | CPU
        - 3.1 of 8 GB | Memory
        - 412 of 900 GB | Disk
        line CPU in percent, last hour | 12, 14, 18, 42, 38, 20, 18 | 8:00, , , 8:30, , , 9:00`,
    },
    {
      said: 'docker containers, containers, docker, container status, virtual machines, services, container management',
      page: 'Containers | box | Eleven run, one does not',
      content: `
        rows Containers
        - check | web | nginx, up 12 days | 1 % | Runs
        - check | photos | immich, up 3 days | 9 % | Runs
        - check | db | postgres, up 12 days | 4 % | Runs
        - warning | sync | Restarted 14 times | | Down
        keys With sync
        - repeat | Restart
        - list | Log
        - close | Stop`,
    },
  ]),
  ...partsOf('dev-tool', [
    {
      said: 'hex view, hex, hex mode, hex and ascii, binary view, hex dump',
      within: /terminal|serial|bluetooth|hex|usb|uart/i,
      on: 'detail browse',
      content: `
        cells Hex
        - 48 65 6C 6C 6F 20 31 32
        - 0D 0A 54 3D 32 31 2E 34
        chips Show as | Text, * Hex, Both`,
    },
    {
      said: 'macros, macro buttons, macro keys, custom commands, quick commands, command buttons',
      within: /terminal|serial|bluetooth|usb|uart|arduino/i,
      page: 'Macros | grid | Six keys of your own',
      content: `
        keys Macros
        - play | Start
        - close | Stop
        - repeat | Reset
        rows Send
        - code | Start | S1 | Text
        - code | Stop | S0 | Text
        - code | Read all | 0x01 0x7F | Hex
        button plus | Add a macro`,
    },
    {
      said: 'logging, log to file, log export, save log, data logging',
      within: /terminal|serial|bluetooth|usb|uart|arduino/i,
      on: 'settings browse',
      content: `
        switches
        - Write to a file
        - Time before each line`,
    },
  ]),
  ...partsOf('phone-automation', [
    {
      said: 'triggers, trigger, conditions, triggers and conditions, location triggers, time triggers',
      page: 'Triggers | bolt | Twenty-four to choose from',
      content: `
        tiles Triggers
        - pin | Place | Arrive or leave
        - clock | Time | Once or again
        - wifi | Network | Wi-Fi, Bluetooth
        - bolt | Power | Charging, battery
        - bell | Notification | Of one app
        - grid | App | Opened or closed
        rows Conditions
        - calendar | On weekdays | In three flows
        - moon | Screen is off | In two flows`,
    },
    {
      said: 'actions, tasks, action blocks, automated actions, app actions, scripts, shell commands',
      page: 'Actions | play | Thirty-eight to choose from',
      content: `
        tiles Actions
        - volume | Sound | Mute, volume
        - sun | Screen | Brightness, sleep
        - grid | Open an app | With a page
        - chat | Send | SMS, mail
        - wifi | Network | On and off
        - code | Script | Shell, HTTP`,
    },
    {
      said: 'flow charts, flowcharts, flow editor, visual editor, drag and drop editor, blocks, block editor',
      on: 'detail',
      content: `
        steps Flow
        - At Mill Lane 4 | Trigger: place, 100 metres around
        - On weekdays | Condition
        - Mute | Action, until I leave`,
    },
    {
      said: 'templates, ready-made templates, community flows, shared flows, sharing, import and export',
      on: 'browse',
      content: `
        rows Ready to use*
        - moon | Quiet nights | 1,240 use it | Add
        - car | Messages aloud in the car | 812 use it | Add`,
    },
  ]),
]
