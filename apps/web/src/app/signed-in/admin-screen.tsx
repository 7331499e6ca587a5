import { AdminPage } from '../../features/admin/admin-page.tsx'
import { TemplateReview } from '../../features/templates/template-review.tsx'

/** /admin, with what other features put into it. */
export function AdminScreen() {
  return (
    <AdminPage>
      <TemplateReview />
    </AdminPage>
  )
}
