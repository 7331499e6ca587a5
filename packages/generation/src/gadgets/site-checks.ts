import type { Gadget } from './gadget.ts'

/** Whether a website is there, and whether the way to it is safe. */
export const siteChecks: readonly Gadget[] = [
  {
    id: 'certificate-check',
    called:
      /\b(?:(?:tls|ssl|https|security) (?:certificate )?(?:inspector|checker|check|viewer|info\w*)|(?:tls|ssl|https) certificates?|secure connection|connection (?:security|information) of (?:any |a )?(?:web)?sites?)\b/i,
    unless: /\b(?:vpn|proxy|ssh|server monitoring|expiry alerts for customers)\b/i,
    icon: 'lock',
    presets: 'clean, dark-pro',
    names: 'Green Padlock, Chain of Trust, Who Signed It',
    sheets: [
      {
        name: 'Check',
        title: 'Check a website',
        icon: 'lock',
        content: `
          fields
          - Website | text | harbour-library.example
          button search | Check connection
          hero The connection is secure | Nobody on the way can read what you send
          rows Certificate
          - shield | Issued to | harbour-library.example
          - file | Issued by | Northern Trust CA 3
          - calendar | Valid | 2 Sep 2026 to 1 Dec 2026 | 12 days | Soon
          - lock | Protocol | TLS 1.3, AES 256
          rows Chain of trust
          - check | Northern Trust Root | On this device | | Trusted
          - check | Northern Trust CA 3 | Until 2031 | | Trusted
          - check | harbour-library.example | Until 1 Dec 2026 | | Trusted`,
      },
      {
        name: 'Headers',
        icon: 'code',
        content: `
          rows Security headers
          - check | Strict-Transport-Security | One year | | Set
          - check | X-Content-Type-Options | nosniff | | Set
          - warning | Content-Security-Policy | Not sent | | Missing
          - check | Referrer-Policy | same-origin | | Set`,
      },
      {
        name: 'Recent',
        title: 'Checked before',
        icon: 'clock',
        content: `
          rows Checked before
          - lock | harbour-library.example | Today, 9:41 | | Secure
          - lock | mill-bank.example | Yesterday | | Secure
          - warning | old-dairy.example | Expired on 12 Nov | | Not secure`,
      },
    ],
  },
  {
    id: 'site-reach',
    called:
      /\b(?:(?:web)?sites? (?:checker|availability|reachability|blocked\?)|(?:check|see|test)s? (?:if|whether|which) (?:a |the |any )?(?:web)?sites? (?:is|are) (?:blocked|down|reachable|up|online)|blocked (?:web)?sites? (?:checker|test)|internet restrictions?)\b/i,
    unless: /\b(?:monitor(?:s|ing)?|uptime|alerts?|children|parental|seo|links on|spelling|status page)\b/i,
    icon: 'globe',
    presets: 'clean, dark-pro',
    names: 'Anybody There, Through or Not, Knock Twice',
    sheets: [
      {
        name: 'Check',
        title: 'Website checker',
        icon: 'globe',
        content: `
          fields
          - Website | text | harbour-news.example
          button search | Check website
          hero Blocked where you are | It answers from outside, and not on your network
          rows Step by step
          - check | Name found | 3 addresses, 24 ms | | Works
          - check | Server answers | From two other countries | | Works
          - warning | Secure connection | Cut off after 2 s | | Blocked
          - warning | Page | Not loaded | | Blocked
          button repeat | Check again`,
      },
      {
        name: 'Sites',
        title: 'Sites you watch',
        icon: 'list',
        content: `
          rows Sites you watch
          - globe | harbour-news.example | Blocked since Monday | | Blocked
          - globe | open-encyclopedia.example | 310 ms | | Reachable
          - globe | mill-messenger.example | Very slow, 4.8 s | | Slow
          - globe | weather.example | 120 ms | | Reachable
          button plus | Add website`,
      },
      {
        name: 'Network',
        icon: 'wifi',
        content: `
          stats Your network
          - 3 of 4 | Reachable
          - 310 ms | On average
          - No | Proxy in use
          rows Tests
          - wifi | Name server | Answers truthfully | | Works
          - globe | Addresses of your provider | Two are filtered | | Filtered
          - shield | Encrypted names | Not blocked | | Works`,
      },
    ],
  },
]
