/** The remote has no page of its own: the host asks for what it exposes. */
const Page = () => <p>remote</p>;

export default Page;
