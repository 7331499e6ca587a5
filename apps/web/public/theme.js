// Shows the kept theme before the first paint; packages/ui/src/theme/theme.ts keeps it.
try {
  const kept = localStorage.getItem('kwiq-theme')
  if (kept === 'light' || kept === 'dark') document.documentElement.dataset.theme = kept
} catch {}
// Kwiq's pages may not evaluate text as code: zod is told so, for browsers report even its trying.
// oxlint-disable-next-line no-underscore-dangle -- the name is zod's
globalThis.__zod_globalConfig = { jitless: true }
