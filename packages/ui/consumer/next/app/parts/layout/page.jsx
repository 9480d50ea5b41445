import { Box, Container, Grid, Hidden, Inline, Stack } from "@lucarne/ui/layout";

const Page = () => (
  <Container>
    <Stack space={{ phone: "small", desktop: "large" }}>
      <Inline collapseBelow="tablet">
        <Box border padding="medium" surface="surface" radius="card">
          Box
        </Box>
      </Inline>
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <Hidden below="tablet">Hidden</Hidden>
      </Grid>
    </Stack>
  </Container>
);

export default Page;
