/** A search as a plain GET form. */
export function SearchField(props: {
  label: string;
  action: string;
  name: string;
  placeholder: string;
}) {
  const { label, action, name, placeholder } = props;
  return (
    <form role="search" action={action}>
      <input
        type="search"
        aria-label={label}
        name={name}
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit">찾기</button>
    </form>
  );
}
