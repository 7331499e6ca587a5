import { defineArchetype } from '../archetype.ts'

export const construction = defineArchetype({
  id: 'construction',
  words:
    'construction site 14, construction 8, building site 14, site diary 34, site diaries 34, daily site report 30, foremen 14, foreman 12, snag list 20, snag lists 20, clerk of works 40, defect 5, snagging 10, scaffold 8, site manager 9, subcontractor 6, contractor 3, construction workers 20, construction worker 16, tool checkout 12',
  examples: `
    Daily report from the construction site: weather, crews, deliveries, progress
    Faults before handover, photo, room, who must fix it and until when, building defects list
    Foreman notes hours of masons, carpenters and the crane by day
    Roofing firm wants pictures of each stage and measurements, daily site report
    Concrete poured, rebar checked, delays and why, crews and photos
    Who is on the plot today and do they wear helmets? Crews and contractors by day
    Excavator hire, material delivery and drawings for a road gang, crews and deliveries by day
    Snag list with walls, tiles, paint, doors, signed off by the owner, defects on the building site
    Architect visits weekly, minutes with open points by trade, site report with defects
    Scaffolders check ties and boards before anybody climbs in the morning
    Toolbox talk signatures, accidents, visitors, deliveries on the building site
    General contractor keeps a log for five houses being built, site diary by crews`,
  // What is only worked out is no site.
  unless: /^[^.:;\n]{0,70}\bcalculators?\b/i,
  presets: 'bold, clean',
  icon: 'building',
  names: 'Topping Out, Plumb Line, Level Two',
  entity: 'site-report',
  home: 'ledger focus',
  bars: 'weather',
  screens: `
    home | Today | home
    history | Diary | book | | | | daily report, Daily reports, Daily log, Site diary, diary, logs weather, progress photos, daily report for the office
    browse! | Defects | warning | site-defect | | | Defects, defect, Snags, snag, snagging, Punch list, faults, issues
    browse! | Deliveries | truck | site-delivery | | | Deliveries, delivery, material deliveries, materials
    checklist? | Checks | check | check-step
    browse! | Firms | users | site-firm | On site today | | Workers, worker, crew, crews, Subcontractors, team, attendance, who is on site, on site, headcount, head count, labor, labour, company, companies, firms, firm, hours, manpower
    browse! | RFIs | help | site-rfi | | | RFIs, rfi, requests for information, submittals, questions
    browse! | Drawings | layers | site-drawing | | | Drawings, drawing, plans, blueprints, documents
    browse! | Safety | shield | safety-incident | | | Safety, incidents, near misses, accidents, toolbox talks
    stats | Progress | chart
    detail | Report
    form | New report
    profile? | Me | user`,
})
