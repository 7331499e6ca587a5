export { registerRoutes as registerTemplates } from './routes.ts'
export { seedTemplates } from './seed-templates.ts'
