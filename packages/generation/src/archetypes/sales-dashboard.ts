import { defineArchetype } from '../archetype.ts'

/** What a firm sells, in figures and curves. */
export const salesDashboard = defineArchetype({
  id: 'sales-dashboard',
  words:
    'sales dashboard 36, owner dashboard 34, chain owner dashboard 44, dashboard for owners 36, owners dashboard 36, per station 24, per store 20, stores today 20, multi-store 28, all my stores 30, branches compared 24, sales analytics 30, sales report 22, sales reports 22, sales figures 24, revenue dashboard 34, business dashboard 28, kpi dashboard 30, kpis 16, sales per month 24, sales per region 26, best-selling products 14, best products 12, revenue 6, business intelligence 22, admin dashboard 18, analytics dashboard 20',
  examples: `
    Revenue, orders and new customers of this month against the last, on one page
    Bar chart of sales per region and a line for the year
    Sales dashboard for the management with filters by date and product
    Which ten products sell best, as a table to export
    KPI board: turnover, margin, returns, average order
    Our shop in numbers: sales by day, channel and country
    Managers see how sales of their team develop and how far the target is
    Reports of turnover per branch, week, month and year
    Charts for the sales department, refreshed every hour
    Admin dashboard of an online store with revenue, visitors and top products
    Monthly sales report with a graph, a table and a download
    Compare this quarter with the one before, by product group`,
  needs: /\b(?:sales|revenue|turnover|business|company|shop|store|orders|kpis?)\b/i,
  bars: 'map checkout cart slots quiz poll votes week mood',
  home: 'ledger',
  presets: 'clean, dark-pro',
  icon: 'chart',
  names: 'Turnover, Bottom Line, Quarter View',
  entity: 'sold-product',
  screens: `
    home | Overview | home
    stats | Sales | chart
    browse | Products | list
    browse! | Stores | pin | store-figure | | | Stores, store, per store, each store, Branches, branch, Locations, location, labour cost, labor cost, store today, staff on shift, under target, staff, shift, warning, warnings, outlets, Shops, stations, station, per station, sold per station
    browse! | Cash | wallet | cash-count | | | Cash differences, Cash, cash difference, till, tills, cash up
    browse! | Tanks | drop | fuel-tank | | | Fuel tank levels, Tanks, tank, tank levels, fuel levels, levels
    browse! | Regions | pin | sales-region
    browse! | Orders | receipt | sale
    detail | Product
    notifications? | Alerts | bell | | | | Alerts, alert, alert when, notify, notification
    profile? | Me | user
    settings | Settings | settings`,
  unless:
    /\b(?:leads?|pipeline|deals?|crm|followers?|youtube|instagram|social media|solar|patients?|stocks?|portfolio|fitness|calories|steps)\b/i,
})
