/** The mark of the product; its file lies beside the app. */
export function BrandMark({ size }: { size: number }) {
  return <img src={`${import.meta.env.BASE_URL}icon.svg`} width={size} height={size} alt="" />
}
