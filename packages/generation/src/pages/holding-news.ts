import { definePage } from './page.ts'

export const holdingNews = definePage({
  id: 'holding-news',
  said: 'news about my companies, news on my companies, company news, news about my shares, news about companies, news on my stocks, stock news',
  within: /\b(?:shares?|stocks?|portfolio|dividends?)\b/i,
  name: 'News',
  icon: 'file',
  line: 'Northlight pays € 1.85 in May',
  shownBy: 'article',
  content: `
    rows Of your companies
    - trend | Northlight Energy raises its dividend | Thu, two minutes | +1.2 %
    - building | Harbour Insurance: calm quarter | Wed, three minutes | +0.3 %
    - leaf | Mossfield Foods closes a plant | Tue, four minutes | −2.1 %
    - train | Rail and Sea gets new ships | Mon, two minutes | +0.8 %
    chips Show | Mine, Watchlist, All
    rows Dates
    - calendar | Harbour Insurance pays | Fri 27 Nov, € 0.85
    - calendar | Northlight Energy, numbers | Thu 3 Dec
    switches Tell me
    - When one moves 3 %
  `,
})
