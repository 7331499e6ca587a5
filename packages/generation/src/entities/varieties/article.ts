import { article } from '../article.ts'
import { defineVarieties } from './variety.ts'

/** What is written about a matter; without these words about everything. */
export const articleVarieties = defineVarieties(article, [
  {
    signs:
      'crypto 9, cryptocurrency 9, coins 5, bitcoin 9, stock 6, stocks 8, shares 5, portfolio 6, forex 9, investing 8, investment 7, trading 6, market news 7, financial news 9',
    icon: 'trend',
    groups: 'Markets, Rules, Companies, Basics',
    fields: `
      Title | text | What moved prices this week
      Author | person | Inês Moura
      Topic | choice | Markets | Markets, Rules, Companies, Basics
      Published | date | Thu 19 Nov
      Text | long | Little happened until Wednesday. Then one large order came in.`,
    samples: `
      icon | title | subtitle | overline | meta
      trend | What moved prices this week | One large order on Wednesday | Markets | 4 min
      file | New reporting rule from January | Who has to hand in what | Rules | 6 min
      building | A bank opens its vault | Keeping for others, for a fee | Companies | 3 min
      chart | Calm weeks, thin trading | Why the curve hardly moves | Markets | 5 min
      bulb | Fees, and how they add up | With an example over ten years | Basics | 7 min
      shield | Two steps against theft | What to switch on today | Basics | 2 min`,
    about:
      'Little happened until Wednesday. Then one large order came in, and the smaller ones followed for an hour.',
    facts: '4 min | To read\n19 Nov | Published\n48 | Comments',
    hero: 'Today, 4 minutes | What moved prices this week | One large order on Wednesday | Read',
    tip: 'Morning summary is ready | Six articles, 27 minutes in all',
  },
  {
    signs:
      'football 7, soccer 7, sports news 9, league 6, matches 4, basketball 7, cricket 8, rugby 8, tennis 6',
    icon: 'trophy',
    groups: 'Matches, Transfers, Interviews, Youth',
    samples: `
      icon | title | subtitle | overline | meta
      trophy | Late goal at the harbour ground | Two to one in the 88th minute | Matches | 3 min
      users | Osei signs until 2029 | From the second team | Transfers | 2 min
      mic | “We never stopped running” | The captain on the first half | Interviews | 5 min
      flag | Derby on Saturday | Who is fit, who is not | Matches | 4 min
      school | Under fifteens top the table | Nine wins, one draw | Youth | 2 min
      clock | Kick-off moves to 18:30 | Because of the city run | Matches | 1 min`,
    about:
      'It had been one all since the break. In the 88th minute a corner fell to the far post, and the ground got loud.',
    facts: '3 min | To read\n19 Nov | Published\n212 | Comments',
    hero: 'Today, 3 minutes | Late goal at the harbour ground | Two to one in the 88th minute | Read',
    tip: 'Derby on Saturday | Kick-off at 18:30',
  },
])
