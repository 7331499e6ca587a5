/** What stands for a component: as much as is drawn of a label in a row. */
export function Label({ label, isSelected = false, ref }) {
  return (
    <div className="label" ref={ref} data-selected={isSelected}>
      <span>{label}</span>
    </div>
  )
}
